import * as z from 'zod';

/** What docs/settings.md and error messages say about a setting. */
export interface Setting {
  /** The values that are allowed. */
  readonly allowed: string;
  readonly meaning: string;
  /** What happens without it, if its schema has no default. */
  readonly otherwise?: string;
}

/** Description of each setting by its schema. */
export const settings = z.registry<Setting>();

export function matching(pattern: RegExp) {
  return z.string().regex(pattern);
}

/** A number in cdk.json, digits in `-c name=value`. */
export function wholeNumber(min: number, max: number) {
  return z.union([z.number(), matching(/^\d+$/).transform(Number)]).pipe(z.int().min(min).max(max));
}

/** A number that another service gave to something. */
export const identifier = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** A boolean in cdk.json, its name in `-c name=value`. */
export const yesOrNo = z.union([
  z.boolean(),
  z.literal('true').transform(() => true),
  z.literal('false').transform(() => false),
]);

export const yesOrNoAllowed = 'true or false';

/**
 * One address without a display name. Its local part is narrower than the standard, because SES policies contain the
 * address, and `*`, `?` and `$` are special characters there.
 */
export const emailAddress = matching(
  /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i,
).max(254);

export const emailAllowed = 'an email address of letters, digits, dots, hyphens, underscores and plus signs';

/** The part of an address behind the at sign. */
export function emailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1).toLowerCase();
}

/** A domain without `www.`. Lower case, as hosts are compared with it. */
export const apexDomain = matching(/^(?!www\.)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/).max(249);

const origin = z.string().refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text);

/** A list in cdk.json, entries separated by commas in `-c name=value`. */
export const originList = z.union([
  z.array(origin),
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(origin)),
]);
