export const navigationMessages = {
  loading: 'The page is loading',
  notLoaded: {
    heading: (page: string) => `${page} did not load`,
    text: 'You seem to be offline. Please check your connection.',
    action: 'Try again',
  },
  failed: {
    heading: 'This page could not be loaded',
    text: 'Part of it failed to load. Reloading usually helps.',
    action: 'Reload the page',
  },
};
