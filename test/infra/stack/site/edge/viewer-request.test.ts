import { describe, expect, test } from 'vitest';
import { pages } from '#frontend/site/pages.ts';
import { serviceGroups } from '#frontend/site/service-groups.ts';
import { contactPath } from '#shared/contact-api.ts';
import { constant, decide, redirection } from './viewer-request.ts';

describe('addresses as they should be', () => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/industries/', '/industries/index.html'],
    ['/industries/retail-and-ecommerce', '/industries/retail-and-ecommerce.html'],
    ['/eaas/dotnet-developers', '/eaas/dotnet-developers.html'],
    // Paths are case-sensitive, so the wrong case finds no file.
    ['/About', '/About.html'],
    ['/Industries', '/Industries.html'],
    ['/caf%C3%A9', '/caf%C3%A9.html'],
    // Decoding these would change their meaning, or their bytes are not UTF-8.
    ['/%2561bout', '/%2561bout.html'],
    ['/a%3Fb%23c%40d', '/a%3Fb%23c%40d.html'],
    ['/%ff', '/%ff.html'],
    ['/a%5Eb', '/a%5Eb.html'],
    // A dot in a folder is no extension.
    ['/v1.2/notes', '/v1.2/notes.html'],
  ])('%s is the file %s', (path, file) => {
    expect(decide(path)).toEqual({ uri: file });
  });

  test.each([
    '/assets/client-B4x_.js',
    '/assets/figtree.woff2',
    '/robots.txt',
    '/favicon.ico',
    '/sitemap.xml',
    '/response.css',
    '/industries/cover.avif',
    '/ABOUT.HTML',
  ])('%s passes as it is', (path) => {
    expect(decide(path)).toEqual({ uri: path });
  });

  test('a query does not change which file is meant', () => {
    expect(decide('/about', { utm_source: { value: 'x' } })).toEqual({ uri: '/about.html' });
  });
});

describe('the pages of the site', () => {
  test.each(pages.map(({ path }) => path))('%s is served at its own address', (path) => {
    const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    expect(decide(path)).toEqual({ uri: file });
  });

  test.each(pages.map(({ path }) => path).filter((path) => path !== '/'))(
    '%s moves there from its other forms, queries kept',
    (path) => {
      const bare = path.replace(/\/$/, '');
      const other = path.endsWith('/') ? bare : `${path}/`;
      const encoded = { q: { value: '%C3%A9%20%26' } };
      for (const form of [other, `${bare}//`, `${bare}.html`, `${bare}/index.html`, `/${bare}`])
        expect(redirection(decide(form, encoded)), form).toBe(`${path}?q=%C3%A9%20%26`);
    },
  );

  test('the function knows those that end in a slash', () => {
    const slashed = pages.map(({ path }) => path).filter((path) => path !== '/' && path.endsWith('/'));
    expect(constant('slashPages')).toEqual(slashed);
  });
});

describe('the groups of services', () => {
  const groups = serviceGroups.map(({ id }) => id);

  test('are known to the function', () => {
    expect(constant('serviceGroups')).toEqual(groups);
  });

  test.each(groups)('/%s moves to the card on the home page, also from its other forms', (id) => {
    const query = { utm_source: { value: 'mail' } };
    for (const form of [`/${id}`, `/${id}/`, `//${id}`, `/${id}.html`, `/${id}/index.html`]) {
      expect(redirection(decide(form)), form).toBe(`/#${id}`);
      expect(redirection(decide(form, query)), form).toBe(`/?utm_source=mail#${id}`);
    }
  });

  test('only as they are written', () => {
    expect(decide('/EAAS')).toEqual({ uri: '/EAAS.html' });
    expect(decide('/eaas/no-such-page')).toEqual({ uri: '/eaas/no-such-page.html' });
  });
});

describe('other forms of an address', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/ai-services//iot-solutions/', '/ai-services/iot-solutions'],
    ['/industries', '/industries/'],
    ['/industries//', '/industries/'],
    ['/industries.html', '/industries/'],
    ['/industries/index.html', '/industries/'],
    ['/industries/index', '/industries/'],
    ['/industries/education/', '/industries/education'],
    ['/about.html', '/about'],
    ['/about.html.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['/assets/client.js/', '/assets/client.js'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['//dev/contact/submit', '/dev/contact/submit'],
    ['/%61bout', '/about'],
    ['/%61%62%6F%75%74.htm%6c', '/about'],
    ['/ai%2dservices/iot%2Dsolutions', '/ai-services/iot-solutions'],
    ['/industries/%7E%5f%30%39%41%5A%7a', '/industries/~_09AZz'],
    ['/caf%C3%A9%73', '/caf%C3%A9s'],
    // What decoding puts together is not decoded again.
    ['/%25%36%31', '/%2561'],
  ])('%s moves for good to %s', (path, address) => {
    const decision = decide(path);
    expect(redirection(decision)).toBe(address);
    expect(decision).toMatchObject({ response: { statusCode: 301 } });
  });

  test('the query string is kept as it came, repeated names and escapes included', () => {
    const decision = decide('/%61bout/', {
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b%20c' }, { value: 'd+e' }] },
      next: { value: '%2F%2Fevil.example' },
      flag: { value: '' },
    });
    expect(redirection(decision)).toBe('/about?tag=a&tag=b%20c&tag=d+e&next=%2F%2Fevil.example&flag');
  });

  test('a redirect is not remembered for good', () => {
    expect(decide('/about/')).toMatchObject({
      response: { headers: { 'cache-control': { value: 'public, max-age=3600' } } },
    });
  });
});

describe('what is no address of the site', () => {
  test.each([
    '/../etc/passwd',
    '/a/../about',
    '/a/..',
    '/./about',
    '/.',
    '/%2e%2e/about',
    '/%2E%2E/%2E%2E/about',
    '/..%2fabout',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '/\\/evil.example',
    '\\\\evil.example/',
    'https://evil.example/',
    'evil.example/',
    '/about%00.html',
    '/about%0d%0aset-cookie:a=b/',
    '/about\r\nset-cookie:a=b/',
    '/\t/evil.example/',
    '/about%',
    '/about%zz',
    '/about%4',
    '/about%4g',
    '/%61bout%2f..',
    '/%61/%2e%2e/about',
    '/%%361bout',
    '/x.',
    '',
    '*',
    // The 404 page has no address of its own.
    '/404',
    '/404.html',
    '/404/',
  ])('%j gets the file that is never there', (path) => {
    expect(decide(path)).toEqual({ uri: constant('missing') });
  });
});

describe('the API', () => {
  test('the one call passes, whatever its query', () => {
    expect(constant('apiPath')).toBe(contactPath);
    expect(decide(contactPath)).toEqual({ uri: contactPath });
    expect(decide(contactPath, { a: { value: '1' } })).toEqual({ uri: contactPath });
  });

  test.each([
    '/dev/',
    '/dev/contact',
    `${contactPath}/`,
    '/dev//contact/submit',
    '/dev/Contact/Submit',
    '/dev/contact/submit.html',
    '/dev/../about',
    '/dev/index.html',
    '/dev/%2e%2e/about',
  ])('%s is answered with 404 as JSON, not as a page', (path) => {
    const decision = decide(path);
    expect(decision).toMatchObject({
      response: {
        statusCode: 404,
        headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
        body: { encoding: 'text' },
      },
    });
    const { data } = ('response' in decision && decision.response.body) || {};
    expect(JSON.parse(data ?? '')).toEqual({ error: expect.stringMatching(/\w/) });
  });

  test('the stage alone and in another case are pages that do not exist', () => {
    expect(decide('/dev')).toEqual({ uri: '/dev.html' });
    expect(decide('/DEV/contact/submit')).toEqual({ uri: '/DEV/contact/submit.html' });
  });
});
