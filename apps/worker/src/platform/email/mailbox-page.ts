import type { Address, Email } from 'postal-mime';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const addresses = (list: readonly Address[] | undefined): string =>
  escapeHtml((list ?? []).map(({ address, name }) => address ?? name).join(', '));

const frame = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
:root { color-scheme: light dark } body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8884 }
pre { white-space: pre-wrap; font: inherit; border: 1px solid #8884; border-radius: .5rem; padding: 1rem } input { font: inherit; padding: .2rem .5rem }
</style></head><body>${body}</body></html>`;

/** What arrived, newest first. `total` counts what is kept, of which the newest are listed. */
export function listPage(entries: readonly { readonly name: string; readonly email: Email }[], total: number, search: string): string {
  const rows = entries.map(
    ({ name, email }) =>
      `<tr><td>${escapeHtml(email.date ?? '')}</td><td>${addresses(email.to)}</td><td><a href="/${escapeHtml(name)}">${escapeHtml(email.subject ?? '(no subject)')}</a></td></tr>`,
  );
  return frame(
    'Mailbox',
    `<h1>Mailbox</h1><p>${total} messages have arrived; nothing leaves this machine.</p>
<form><label>Recipient <input name="to" value="${escapeHtml(search)}"></label> <button>Show</button></form>
<table><thead><tr><th>Date</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** One message as text; undefined is one that is not there. */
export function messagePage(email: Email | undefined): string {
  if (!email) return frame('Not found', '<h1>There is no such message.</h1><p><a href="/">All messages</a></p>');
  const sender = email.from ? addresses([email.from]) : '';
  return frame(
    email.subject ?? '',
    `<p><a href="/">All messages</a></p><h1>${escapeHtml(email.subject ?? '(no subject)')}</h1>
<p>From ${sender} to ${addresses(email.to)}<br>${escapeHtml(email.date ?? '')}<br>${escapeHtml(email.messageId ?? '')}</p><pre>${escapeHtml(email.text ?? '')}</pre>`,
  );
}
