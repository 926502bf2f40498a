/** Reads a subscription as a browser does: events with their data, over a connection that stays open. */
export class EventReader implements AsyncDisposable {
  /** How the call was answered; a refusal is no stream. */
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #stop: AbortController;
  #text = '';

  private constructor(response: Response, reader: ReadableStreamDefaultReader<Uint8Array>, stop: AbortController) {
    this.response = response;
    this.#reader = reader;
    this.#stop = stop;
  }

  static async open(url: string, token: string | undefined): Promise<EventReader> {
    const stop = new AbortController();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' }, signal: stop.signal });
    if (!response.body) throw new Error('no stream');
    return new EventReader(response, response.body.getReader(), stop);
  }

  /** The next event that carries data of the procedure, or its error. */
  async next(): Promise<{ event: string; data: string }> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const lines = this.#text.slice(0, end).split('\n');
        this.#text = this.#text.slice(end + 2);
        const field = (name: string) =>
          lines
            .find((line) => line.startsWith(`${name}:`))
            ?.slice(name.length + 1)
            .trim() ?? '';
        const event = field('event');
        if (event !== 'connected' && event !== 'ping') return { event, data: field('data') };
      } else {
        const { value, done } = await this.#reader.read();
        if (done) return { event: 'end', data: '' };
        this.#text += new TextDecoder().decode(value);
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#reader.cancel().catch(() => undefined);
  }
}
