import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** The values that a kind of setting allows, for messages. */
    allowed?: string;
    /** What happens without a setting, if its schema has no default. */
    otherwise?: string;
  }
}

export function matching(pattern: RegExp, allowed: string) {
  return z.string().regex(pattern).meta({ allowed });
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values).meta({ allowed: `one of ${values.join(', ')}` });
}

/** A number in cdk.json, digits in `-c name=value`. */
export function wholeNumber(min: number, max: number, allowed = `a whole number from ${min} to ${max}`) {
  return z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.int().min(min).max(max))
    .meta({ allowed });
}

/** A number by which GitHub identifies something, even under another name. */
export const githubId = wholeNumber(
  1,
  Number.MAX_SAFE_INTEGER,
  'the number of an owner or repository on GitHub',
);

/** A boolean in cdk.json, its name in `-c name=value`. */
export const yesOrNo = z
  .union([z.boolean(), z.literal('true').transform(() => true), z.literal('false').transform(() => false)])
  .meta({ allowed: 'true or false' });

/**
 * One address without a display name. Its local part is narrower than the standard, because SES policies contain the
 * address, and `*`, `?` and `$` are special characters there.
 */
export const emailAddress = z
  .string()
  .max(254)
  .regex(/^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i)
  .meta({ allowed: 'an email address of letters, digits, dots, hyphens, underscores and plus signs' });

/** The part of an address behind the at sign. */
export function emailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1).toLowerCase();
}

/** A domain without `www.`. Lower case, as hosts are compared with it. */
export const apexDomain = z
  .string()
  .max(249)
  .regex(/^(?!www\.)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/)
  .meta({ allowed: 'a domain in lower case and without www., such as example.com' });

const origin = z.string().refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text);

/** A list in cdk.json, entries separated by commas in `-c name=value`. */
export const originList = z
  .union([
    z.array(origin),
    z
      .string()
      .transform((text) => text.split(',').map((entry) => entry.trim()))
      .pipe(z.array(origin)),
  ])
  .meta({ allowed: 'origins such as https://www.example.com, separated by commas' });
