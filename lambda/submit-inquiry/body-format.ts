/** The formats in which an inquiry may come. */
export type BodyFormat = 'json' | 'form';

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** `type/subtype`, then perhaps a charset and nothing else that would change how the body is read. */
const contentType = /^\s*([^\s;,]+)\s*(?:;\s*charset\s*=\s*"?([^\s";,]*)"?\s*)?;?\s*$/i;

/**
 * Format that a Content-Type header stands for; nothing when it is missing, of another kind or not in UTF-8.
 * A charset of UTF-8 may be named (RFC 9110, 8.3); other parameters have no meaning for either type.
 */
export function bodyFormat(header: string | undefined): BodyFormat | undefined {
  const [, type, charset] = contentType.exec(header ?? '') ?? [];
  if (type === undefined || !/^(?:utf-?8)?$/i.test(charset ?? '')) return undefined;
  const name = type.toLowerCase();
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}
