import fc from 'fast-check';

/**
 * Generated cases are the same in every run, so that a red run is about the change and not about chance.
 * `PROPERTY_SEED=random` draws others (a failure prints its seed), `PROPERTY_SEED=<whole number>` repeats those.
 */
const asked = process.env['PROPERTY_SEED'];

if (asked !== 'random') {
  const seed = Number(asked ?? 2025);
  if (!Number.isInteger(seed))
    throw new Error(`PROPERTY_SEED is a whole number or "random", not "${asked}".`);
  fc.configureGlobal({ seed });
}
