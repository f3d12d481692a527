/** Order of the countries that share a dial code. Without it, +44 would be Jersey. */
export const priority = { gb: 0, je: 1, ru: 0, kz: 1, it: 0, va: 1, us: 0, ca: 1, do: 2, pr: 3 };

/** All prefixes of Kazakhstan: +7 6 and +7 7 are never Russia (ITU-T E.164, zone 7). The library knows only some. */
export const areaCodes = { kz: ['6', '7'] };

/** Names for two countries that the library both calls Congo. */
export const localization = {
  cd: 'Congo (Kinshasa)',
  cg: 'Congo (Brazzaville)',
};
