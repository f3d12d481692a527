import { devices, type PlaywrightTestConfig } from '@playwright/test';

/** Whether the browser tests run in Firefox and WebKit instead of Chromium. Playwright's own have to be installed. */
export const otherEngines = Boolean(process.env['ENGINES']);

/** Menus, sidebar, carousel, phone field, form, back and forward, and all of that without JavaScript. */
const coreJourney = [
  'journey*',
  'header/menus.desktop',
  'header/sidebar.phone',
  'navigation',
  'carousel.desktop',
  'phone-field.desktop',
  'phone-field-keys.desktop',
  'contact-form.desktop',
  'script-off*',
].map((name) => `**/${name}.spec.ts`);

const shared = {
  testMatch: coreJourney,
  // Tests that use Chromium's own protocol or expect its messages in the console.
  grepInvert: /@nightly|@chromium/,
};
const wide = { viewport: { width: 1366, height: 768 }, launchOptions: {} };
const narrow = { viewport: { width: 390, height: 844 }, launchOptions: {} };

/** Projects for Playwright's configuration. Firefox has touch there, but no emulation of a phone. */
export const engineProjects: NonNullable<PlaywrightTestConfig['projects']> = [
  {
    ...shared,
    name: 'firefox',
    testIgnore: '*.phone.spec.ts',
    use: { ...devices['Desktop Firefox'], ...wide },
  },
  {
    ...shared,
    name: 'firefox-phone',
    testIgnore: '*.desktop.spec.ts',
    use: { browserName: 'firefox', hasTouch: true, ...narrow },
  },
  {
    ...shared,
    name: 'webkit',
    testIgnore: '*.phone.spec.ts',
    use: { ...devices['Desktop Safari'], ...wide },
  },
  {
    ...shared,
    name: 'webkit-phone',
    testIgnore: '*.desktop.spec.ts',
    use: { ...devices['iPhone 15'], deviceScaleFactor: 1, ...narrow },
  },
];
