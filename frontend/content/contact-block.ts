/** The section with the form, on every page but the contact page. */
export const contactBlock = {
  heading: "Let's Start Your AI Journey Together",
  lead: 'Tell us about the task that takes too long or the question your data should answer. A few lines are enough.',
  steps: [
    'You describe the problem in your own words.',
    'We read it, ask for what is missing and say how to send files.',
    'We suggest a first step you can evaluate.',
  ],
};
