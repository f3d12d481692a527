import { expect, it } from 'vitest';
import { suspicionsOf } from '#lambda/submit-inquiry/suspicion.ts';
import { contactService } from './contact-service.ts';
import { ordinaryInquiries } from './ordinary-inquiries.ts';
import { formPost, goodInquiry } from './post-event.ts';
import { spamTexts } from './spam-texts.ts';

const ordinary = Object.values(ordinaryInquiries).flat();

it('at least 30 of 40 spam messages are marked by their text alone', () => {
  const marked = spamTexts.filter(
    ([name, comment]) => suspicionsOf({ ...goodInquiry, name, comment }).length > 0,
  );
  expect(spamTexts).toHaveLength(40);
  expect(marked.length).toBeGreaterThanOrEqual(30);
});

it('all of them are marked if no browser sent them', async () => {
  const { post, saved } = contactService();
  for (const [name, comment] of spamTexts) {
    const { headers, ...event } = formPost({ ...goodInquiry, name, comment });
    await post({ ...event, headers: { 'content-type': headers['content-type'] } });
  }
  expect(saved).toHaveLength(40);
  for (const { suspect } of saved) expect(suspect).not.toEqual([]);
});

it('none of 60 ordinary inquiries in eight languages is marked, however it is written', () => {
  expect([Object.keys(ordinaryInquiries).length, ordinary.length]).toEqual([8, 60]);
  for (const text of ordinary) {
    for (const comment of [text, text.toUpperCase(), text.toLowerCase(), text.normalize('NFD')])
      expect(suspicionsOf({ ...goodInquiry, comment }), comment).toEqual([]);
  }
});
