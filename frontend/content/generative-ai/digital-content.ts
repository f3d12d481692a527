import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Digital Content Creation and Automation',
    description:
      'Digital content creation with generative AI: drafting, SEO, distribution and analytics in one workflow that your editors approve and control.',
  },
  breadcrumb: { category: 'Digital Content Creation', label: 'Automation Solutions' },
  intro: {
    heading: 'Digital content automation with editors in charge',
    paragraph:
      'Product texts, newsletters, captions: the list grows faster than the team. We build a content line that drafts, checks and schedules, while your editors keep the last word.',
    action: 'Ask for a content trial',
    illustrationAlt:
      'A brief goes into a machine. A text, a picture, a video and a post ride out on a belt, and an editor puts a coral check mark on the last of them.',
  },
  what: {
    heading: 'What is content automation?',
    paragraphs: [
      'Content automation lets a language model prepare pieces that follow a pattern: a product description from a data sheet, a summary of a report, several versions of one ad. Templates, a style guide and source documents tell it what to say and how.',
      'A model can state wrong things in a confident voice. So a draft keeps links to its sources, passes checks for banned words and claims, and waits for a person before it is published.',
    ],
    input: [
      'Product data and source documents',
      'Your style guide and glossary',
      'Search terms and audience notes',
      'Past pieces that worked well',
    ],
    output: [
      'Drafts with links to sources',
      'Titles, descriptions and alt texts',
      'A publishing calendar',
      'Reports on reach and response',
    ],
  },
  fit: {
    good: 'It earns its place when you publish many similar pieces, in several formats or languages, from facts that already exist in writing.',
    poor: 'Opinion, investigation and a letter from the founder belong with a writer. So does any subject on which you hold no reliable source.',
  },
  benefits: {
    heading: 'Where editors save effort',
    items: [
      {
        title: 'No blank page',
        text: 'Writers begin from a structured draft and give their time to judgment and tone.',
      },
      {
        title: 'A steadier voice',
        text: 'The same glossary and examples apply to each author and each market.',
      },
      {
        title: 'Pages kept current',
        text: 'A changed data sheet can trigger fresh drafts of the texts that quote it.',
      },
      {
        title: 'Lessons from readers',
        text: 'Response by topic and format can steer the next plan.',
      },
    ],
  },
  solutions: {
    heading: 'Stations on the content line',
    lead: 'A team can add one and keep its present tools for the others.',
    items: [
      {
        title: 'Content generation',
        text: 'Drafts of texts, images and short video scripts, based on your sources, templates and brand rules.',
      },
      {
        title: 'Search engine optimization',
        text: 'SEO work on topics, titles, structured data and internal links, written for readers first and search engines second.',
      },
      {
        title: 'Content distribution',
        text: 'One approved piece adapted to site, email and social formats, then scheduled through the tools you have.',
      },
      {
        title: 'Content analytics',
        text: 'Reads, clicks and inquiries for each piece, so that weak topics can be dropped and strong ones updated.',
      },
    ],
  },
  steps: {
    heading: 'Setting up your content line',
    items: [
      {
        title: 'Collect examples',
        text: 'You give us pieces you like and pieces you regret; the templates learn from both.',
      },
      {
        title: 'Write the rules',
        text: 'Tone, permitted claims, image rights and the disclosure of AI use are settled with marketing and legal.',
      },
      {
        title: 'Draft side by side',
        text: 'Editors compare model drafts with their own on real assignments.',
      },
      {
        title: 'Publish and prune',
        text: 'Formats that still need heavy rewriting come off the line.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Prompts, search and publishing systems are handled in one workflow, from the source file to the live page.',
      },
      {
        title: 'Innovation',
        text: 'A newer model has to do better on texts your editors have rated before it replaces the one in use.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Formats go live one after another, and what editors say about the first shapes the second.',
      },
      {
        title: 'Cost-Effective',
        text: 'Small models do the simple formats, and large ones are kept for pieces that need them.',
      },
    ],
  },
  questions: {
    heading: 'Ask before a model writes for you',
    items: [
      'Are our texts used to train models for anyone else?',
      'Who answers for a wrong claim, and how would we find it?',
      'How are rights in text and images checked?',
    ],
  },
  start: {
    heading: 'Show us a text you publish often',
    paragraph:
      'Add a link when you contact us, and a note on where its facts come from. We can say whether that format suits automation and what its template would contain.',
  },
} satisfies ServiceContent;
