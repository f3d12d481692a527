/** The section with the form, on every page but the contact page. */
export const contactBlock = {
  heading: "Let's Start Your AI Journey Together",
  lead: 'Tell us about the task that takes too long or the question your data should answer. A few lines are enough.',
  steps: [
    'You describe the problem in your own words.',
    'We read it and ask for anything that is missing.',
    'We suggest a first step you can evaluate.',
  ],
};
