import { describe, expect, it } from 'vitest';
import type { InquiryRecord } from '#infra/inquiries/inquiry-record.ts';
import { inquiryText } from '#infra/inquiries/inquiry-text.ts';
import { jsonOf } from '#infra/inquiries/json.ts';
import { listingOf } from '#infra/inquiries/listing.ts';
import { reading, recordOf, written } from './records.ts';

describe('JSON', () => {
  it.each([0, 1, 3])('is one array of %i', async (count) => {
    const records = Array.from({ length: count }, (_, i) => recordOf({ id: `i${i}`, comment: '"é\n🙂' }));
    expect(JSON.parse(await written(jsonOf(reading(records))))).toEqual(records);
  });
});

const options = { limit: 3, whenEmpty: 'Nothing yet.', nextPage: (id: string) => `next ${id}` };
const listed = (...records: readonly Partial<InquiryRecord>[]) =>
  written(listingOf(reading(records.map(recordOf)), options));

describe('the listing', () => {
  it('is a table with a line for each, in columns, the id whole', async () => {
    const id = 'iAbcdefghijklmnopqrstuv';
    const lines = (
      await listed({ id, name: '陳大文' }, { id, email: `${'a'.repeat(60)}@example.com` })
    ).split('\n');
    expect(lines[0]).toMatch(/^RECEIVED \(UTC\) +NAME +EMAIL +PHONE +ID$/);
    expect(lines[1]).toMatch(
      /^2026-11-21 09:06 +陳大文 +asha@example.com +\+919876543210 +iAbcdefghijklmnopqrstuv$/,
    );
    expect(lines[2]).toMatch(/ a{20,}… .* iAbcdefghijklmnopqrstuv$/);
    // Three East Asian characters take three cells more than they have letters.
    expect(lines[2]?.length).toBe(Number(lines[1]?.length) + 3);
    expect(lines[0]?.indexOf('ID')).toBe(lines[2]?.indexOf(id));
  });

  it('marks what is suspicious, and nothing else', async () => {
    const lines = (await listed({ suspect: ['links'] }, {})).split('\n');
    expect(lines[1]).toMatch(/^\S+ \S+ +! +Asha/);
    expect(lines[2]).not.toContain('!');
  });

  it('says how to go on when there is more', async () => {
    const more = await listed({ id: 'i1' }, { id: 'i2' }, { id: 'i3' }, { id: 'i4' });
    expect(more).toMatch(/\n3 inquiries, .*\n +next i3\n$/);
    expect(more).not.toContain('i4');
    expect(await listed({ id: 'i1' }, { id: 'i2' }, { id: 'i3' })).toMatch(
      /\n3 inquiries, newest first\.\n$/,
    );
  });

  it('does not let a text turn the direction of the lines', async () => {
    expect(await listed({ name: 'a\u202etxt.exe' })).not.toMatch(directionMark);
  });

  it('says so when there is nothing', async () => {
    expect(await listed()).toBe('Nothing yet.\n');
  });
});

const directionMark = /[\u202a-\u202e\u2066-\u2069]/;

describe('one inquiry', () => {
  it('is shown with every field, and the comment line by line', () => {
    const text = inquiryText(recordOf({ comment: 'one\n\ntwo नमस्ते 👩‍💻', suspect: ['links', 'name'] }));
    for (const part of [
      '2026-11-21 09:06:00 UTC',
      'Asha',
      'asha@example.com',
      '+919876543210',
      'iAbc',
      'links, name',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('  | one\n  | \n  | two नमस्ते 👩‍💻\n');
    expect(inquiryText(recordOf())).not.toContain('Suspect');
  });

  it('does not turn the direction of the lines', () => {
    expect(inquiryText(recordOf({ comment: 'a\u2066b' }))).not.toMatch(directionMark);
  });
});
