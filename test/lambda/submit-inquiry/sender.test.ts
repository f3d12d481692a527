import { describe, expect, it } from 'vitest';
import { contactService } from './contact-service.ts';
import { formPost, goodInquiry, jsonPost } from './post-event.ts';

const site = 'https://www.company.example';
const api = 'https://api.company.example';
const sameOrigin = { origin: site, 'sec-fetch-site': 'same-origin' };
const oldBrowser = { origin: site, 'sec-fetch-site': undefined };
const from = (referer: string, others = {}) => ({ ...sameOrigin, referer, ...others });

type Headers = Readonly<Record<string, string | undefined>>;

/** The page that is stored with an inquiry, by the headers it is posted with. */
async function storedPage(headers: Headers, options = {}, event: typeof formPost = jsonPost) {
  const { post, saved } = contactService(options);
  expect(await post(event(goodInquiry, headers))).toMatchObject({ status: 200 });
  return saved[0]?.pagePath;
}

describe('the page that an inquiry came from', () => {
  it.each(['/', '/industries/', '/contact-us'])('is stored: %s', async (path) => {
    for (const event of [jsonPost, formPost])
      expect(await storedPage(from(site + path), {}, event)).toBe(path);
  });

  it('is stored without its query and fragment', async () => {
    expect(await storedPage(from(`${site}/contact-us?email=asha@example.com#x`))).toBe('/contact-us');
  });

  it('is stored for browsers that do not say which site they are on', async () => {
    expect(await storedPage({ ...oldBrowser, referer: `${site}/contact-us` })).toBe('/contact-us');
  });

  it('is stored if the API has an origin of its own', async () => {
    const headers = from(`${site}/contact-us`, { 'sec-fetch-site': 'same-site' });
    expect(await storedPage(headers, { siteOrigin: site, allowedOrigins: [site] })).toBe('/contact-us');
  });

  it('is not stored if the API has an origin of its own, to which browsers name no path', async () => {
    const headers = from(`${site}/`, { 'sec-fetch-site': 'same-site' });
    expect(await storedPage(headers, { siteOrigin: site, allowedOrigins: [site] })).toBeUndefined();
  });

  it.each([
    ['is no page', from(`${site}/asha@example.com`)],
    ['is another spelling of a page', from(`${site}/Contact-us/`)],
    ['is a page of another origin', from('https://other.example/contact-us')],
    ['is not named', sameOrigin],
    ['is no address', from('/contact-us')],
    ['comes with no origin', { referer: `${site}/contact-us` }],
    ['comes from elsewhere', from(`${site}/contact-us`, { 'sec-fetch-site': 'cross-site' })],
  ])('is not stored if it %s', async (_, headers) => {
    expect(await storedPage(headers)).toBeUndefined();
  });

  it('is not stored if it is a page of another website that may post here', async () => {
    const other = 'https://shop.example';
    const options = { siteOrigin: site, allowedOrigins: [site, other] };
    const headers = { origin: other, referer: `${other}/`, 'sec-fetch-site': undefined };
    expect(await storedPage(headers, options)).toBeUndefined();
    expect(await storedPage({ ...headers, 'sec-fetch-site': 'cross-site' }, options)).toBeUndefined();
    expect(await storedPage({ ...headers, origin: api, referer: `${api}/` }, options)).toBeUndefined();
  });
});

describe('the country of the phone number', () => {
  const stored = async (event: typeof formPost, phoneNumber: string, headers: Headers = {}) => {
    const { post, saved } = contactService();
    const response = await post(event({ ...goodInquiry, phoneNumber }, headers));
    return { response, saved: saved[0] };
  };

  it('is stored as assumed if the form says so, and that is no part of the id', async () => {
    const number = '+13125550186';
    const chosen = await stored(jsonPost, number);
    const assumed = await stored(jsonPost, number, { 'x-phone-country': 'assumed' });
    expect(chosen.saved).not.toHaveProperty('countryAssumed');
    expect(assumed.saved).toMatchObject({ phoneNumber: number, countryAssumed: true });
    expect(assumed.saved?.id).toBe(chosen.saved?.id);
  });

  it('is assumed in a form without script if the number has no country code', async () => {
    expect((await stored(formPost, '312 555 0186')).saved).toMatchObject({
      phoneNumber: '+13125550186',
      countryAssumed: true,
    });
    expect((await stored(formPost, '+1 312 555 0186')).saved).not.toHaveProperty('countryAssumed');
  });
});

describe('a sender', () => {
  const other = 'https://shop.example';
  async function marks(headers: Headers, options = {}, event: typeof formPost = jsonPost) {
    const { post, saved } = contactService(options);
    await post(event(goodInquiry, headers));
    return saved[0]?.suspect;
  }
  const options = { siteOrigin: site, allowedOrigins: [site, other] };

  it.each([
    ['a browser', sameOrigin, {}],
    ['an old browser', oldBrowser, {}],
    ['a browser behind a proxy that drops the origin', { 'sec-fetch-site': 'same-origin' }, {}],
    ['a browser that restores its tabs', { origin: site, 'sec-fetch-site': 'none' }, {}],
    [
      'the site, if the API has an origin of its own',
      { origin: site, 'sec-fetch-site': 'same-site' },
      options,
    ],
    ['another website that may post here', { origin: other, 'sec-fetch-site': 'cross-site' }, options],
    ['somebody who takes two seconds', { ...sameOrigin, 'x-form-age': '2000' }, {}],
    ['a browser whose clock was set back', { ...sameOrigin, 'x-form-age': '-5' }, {}],
    ['a form that does not know its age', { ...sameOrigin, 'x-form-age': 'NaN' }, {}],
  ])('is not marked if it is %s', async (_, headers, options) => {
    for (const event of [jsonPost, formPost]) expect(await marks(headers, options, event)).toEqual([]);
  });

  it.each([
    ['program', 'a program', { 'sec-fetch-site': undefined }, {}],
    ['otherSite', 'another website', { origin: other, 'sec-fetch-site': 'cross-site' }, {}],
    ['otherSite', 'no allowed one', { origin: 'https://x.example', 'sec-fetch-site': 'same-site' }, options],
    ['fast', 'faster than a person', { ...sameOrigin, 'x-form-age': '1999' }, {}],
  ])('is marked as %s if it is %s', async (mark, _, headers, options) => {
    for (const event of [jsonPost, formPost]) expect(await marks(headers, options, event)).toEqual([mark]);
  });
});
