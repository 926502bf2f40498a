const dots = '•••';

/** `anna.lee@county.example` as `a•••@c•••.example`: its owner knows it again, nobody else learns it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${local.slice(0, 1)}${dots}@${domain.slice(0, 1)}${dots}${end}`;
}

/** The last two digits of a number. */
export const maskPhone = (phone: string): string => `${dots} ${dots} ${phone.replaceAll(/\D/g, '').slice(-2)}`;
