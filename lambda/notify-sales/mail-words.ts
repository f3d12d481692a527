/** What the mail about an inquiry says, beside the inquiry itself. */
export const mailWords = {
  subject: (name: string) => `New inquiry from ${name}`,
  suspectSubject: (name: string) => `[Suspicious] New inquiry from ${name}`,
  suspectNote: 'This inquiry looks as if a program wrote it. Please be careful with its links.',
  labels: {
    name: 'Name',
    email: 'Email',
    phoneNumber: 'Phone number',
    receivedAt: 'Received (UTC)',
    id: 'Reference',
  },
} as const;
