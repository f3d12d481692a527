import { honeypotField } from '#shared/contact-api.ts';
import { type InquiryField, inquiryFields } from '#shared/inquiry.ts';

/** What a form post holds of the fields that the form has, as typed. */
export type TypedInquiry = Partial<Record<InquiryField | typeof honeypotField, string>>;

const known: readonly string[] = [...inquiryFields, honeypotField];

const escaped = /%[0-9a-f]{2}/gi;

/** What people put between the digits of a phone number. */
const phoneFillers = /[\s.()\-\u2010-\u2015]/g;

/** Size of a form-encoded body in bytes when its escapes are undone: what was typed, whatever its script. */
export function decodedSize(body: Buffer): number {
  const escapes = body.toString('latin1').match(escaped)?.length ?? 0;
  return body.length - escapes * 2;
}

/**
 * Reads `application/x-www-form-urlencoded` as browsers write it (URL standard, 5.1). The first value of a name counts,
 * unknown names are dropped.
 * @returns nothing when what is escaped is not UTF-8
 */
export function parseForm(body: Buffer): TypedInquiry | undefined {
  const typed = new Map<string, string>();
  try {
    for (const pair of body.toString('latin1').split('&')) {
      const middle = pair.indexOf('=');
      const name = decode(middle < 0 ? pair : pair.slice(0, middle));
      const value = decode(middle < 0 ? '' : pair.slice(middle + 1));
      if (known.includes(name) && !typed.has(name)) typed.set(name, value);
    }
  } catch {
    return undefined;
  }
  return Object.fromEntries(typed);
}

/** The form's fields as the schema takes them: script or none, a phone number arrives as `+` and digits. */
export function inquiryOfForm(typed: TypedInquiry): TypedInquiry {
  const { phoneNumber, ...rest } = typed;
  return phoneNumber === undefined ? rest : { ...rest, phoneNumber: phoneNumber.replace(phoneFillers, '') };
}

/** @throws TypeError when the bytes are not UTF-8 */
function decode(latin1: string): string {
  const bytes = latin1
    .replaceAll('+', ' ')
    .replace(escaped, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'));
}
