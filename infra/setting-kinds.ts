import * as z from 'zod';

/** What is said of a setting, by `--help`, by the README's table and when something else was set. */
export interface Setting {
  /** What may be set. */
  readonly allowed: string;
  /** What it does. */
  readonly meaning: string;
  /** What holds without it, where its schema has no default of its own. */
  readonly otherwise?: string;
}

/** What each setting allows and means, by its schema. */
export const settings = z.registry<Setting>();

/** From cdk.json a number, from `-c name=value` its digits. */
export function wholeNumber(min: number, max: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number);
  return z.union([z.number(), digits]).pipe(z.int().min(min).max(max));
}

/** From cdk.json a boolean, from `-c name=value` its name. */
export const yesOrNo = z.union([
  z.boolean(),
  z.literal('true').transform(() => true),
  z.literal('false').transform(() => false),
]);

export const yesOrNoAllowed = 'true or false';

/**
 * One bare address. Its first part is narrower than the standard: SES's policies are written with the address, and a
 * policy reads `*`, `?` and `$` as more than themselves.
 */
export const emailAddress = z
  .string()
  .max(254)
  .regex(/^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i);

export const emailAllowed = 'an e-mail address of letters, digits, dots, hyphens, underscores and plus signs';

/** A domain as it is bought: the website is at it and at `www.` before it. Lower case, as hosts are compared by it. */
export const apexDomain = z
  .string()
  .max(249)
  .regex(/^(?!www\.)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);

const origin = z.string().refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text);

/** From cdk.json a list, from `-c name=value` its entries with commas between them. */
export const originList = z.union([
  z.array(origin),
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(origin)),
]);
