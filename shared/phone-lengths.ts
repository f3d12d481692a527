/**
 * Digits after the country calling code, of landline and mobile numbers. The company's markets and other countries that
 * visitors write from, as far as their lengths are fixed (from libphonenumber's metadata). All other countries have
 * only the limits of E.164, because a number must not be refused for a numbering plan that has changed.
 */
const codesByLength: Readonly<Record<string, string>> = {
  '8': '45 47 65 852 965 968 973 974',
  '9': '27 31 33 34 41 48 61 94 212 351 380 420 966',
  '10': '1 7 52 90 91',
  '7-9': '46 254 353',
  '8-9': '32 66 971 972',
  '8-10': '60 64 82',
  '9-10': '44 63 81 84 92',
  '10-11': '54 55 86',
  '6-11': '39',
  '8-12': '62',
  '6-13': '49',
};

const lengthByCode = new Map(
  Object.entries(codesByLength).flatMap(([length, codes]) => codes.split(' ').map((code) => [code, length])),
);

/** Digits of the shortest number of any country, with its code. */
const shortest = 7;

interface PhoneLength {
  callingCode: string;
  min: number;
  max: number;
  /** Digits after the code. */
  count: number;
}

/** The lengths allowed for a number with its calling code; undefined if they are not known. */
function phoneLength(digits: string): PhoneLength | undefined {
  const callingCode = [1, 2, 3].map((size) => digits.slice(0, size)).find((code) => lengthByCode.has(code));
  if (callingCode === undefined) return undefined;
  const [min = 0, max = min] = (lengthByCode.get(callingCode) ?? '').split('-').map(Number);
  return { callingCode, min, max, count: digits.length - callingCode.length };
}

/** Whether a number, with its calling code, is one of a country whose lengths are known. */
export function isKnownNumber(digits: string): boolean {
  const length = phoneLength(digits);
  return length !== undefined && length.count >= length.min && length.count <= length.max;
}

/**
 * Says why no number of its country has this length.
 * @param e164 a plus sign and digits
 * @returns undefined if there may be such a number
 */
export function wrongLength(e164: string): string | undefined {
  const digits = e164.slice(1);
  const length = phoneLength(digits);
  if (isKnownNumber(digits) || (!length && digits.length >= shortest)) return undefined;
  if (!length) return 'Please enter your whole phone number, with its country code.';
  const { callingCode, min, max, count } = length;
  const allowed = min === max ? min : `${min} to ${max}`;
  return `Numbers with the country code +${callingCode} have ${allowed} digits after it, and this one has ${count}. For another country, start with + and its code.`;
}
