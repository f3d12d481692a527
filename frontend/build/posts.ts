import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import * as z from 'zod';
import { SetupError } from '#infra/setup-error.ts';
import type { PostFrontMatter } from '../content/types.ts';
import type { PostPath } from '../site/pages.ts';

const frontend = path.resolve(import.meta.dirname, '..');

/** A post as its file describes it. */
export interface Post extends PostFrontMatter {
  /** The name of its file, without `.mdx`. */
  name: string;
  /** Path of its page, which ends with the name. */
  path: PostPath;
  /** Absolute path of its file. */
  file: string;
  /** Absolute path of its image. */
  imageFile: string;
}

const text = (expected: string, longest: number) =>
  z
    .string(`must be ${expected}`)
    .trim()
    .min(1, `must be ${expected}`)
    .max(longest, `must have at most ${longest} characters`);

const frontMatter = z.strictObject(
  {
    title: text('the title of the post', 70),
    description: text('one or two sentences about the post', 200),
    date: z.iso.date('must be a day such as 2026-11-28'),
    category: text('a word or two such as Tech Trends', 40),
    author: text('a role such as data engineering team', 60),
    image: text(
      'a file next to the post such as ./photo.jpg, or an illustration such as blog/tech-trends',
      200,
    ),
    imageAlt: text('a sentence that says what the image shows', 160),
    draft: z.boolean('must be true or false').optional(),
  },
  { error: ({ keys }) => `does not know ${keys}` },
) satisfies z.ZodType<PostFrontMatter>;

/**
 * Reads the front matter of all posts, the newest first; posts of one day in the order of their names.
 * @param options `drafts`: whether to include drafts; `folder`: where the posts are
 * @throws {SetupError} with a line for each value that is missing or wrong, which names file and field
 */
export function readPosts({ drafts = false, folder = path.join(frontend, 'content/posts') } = {}): Post[] {
  const posts = globSync('*.mdx', { cwd: folder })
    .sort()
    .map((name) => readPost(path.join(folder, name)));
  return posts.filter(({ draft }) => drafts || !draft).sort((a, b) => b.date.localeCompare(a.date));
}

function readPost(file: string): Post {
  const problems = (...lines: readonly string[]) =>
    new SetupError(lines.map((line) => `frontend/content/posts/${path.basename(file)}: ${line}`).join('\n'));
  const name = path.basename(file, '.mdx');
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    throw problems('the name becomes an address, so write it like how-we-work.mdx');
  // The decoder removes a byte order mark.
  const source = new VFile(new TextDecoder().decode(readFileSync(file)));
  try {
    matter(source);
  } catch (error) {
    const [message] = String((error as Error).message).split('\n');
    throw problems(`${message} A text with a colon needs quotation marks around it.`);
  }
  const { data, error } = frontMatter.safeParse(source.data['matter']);
  if (error) throw problems(...error.issues.map((issue) => [...issue.path, issue.message].join(': ')));
  const imageFile = path.extname(data.image)
    ? path.join(path.dirname(file), data.image)
    : path.join(frontend, 'illustrations', `${data.image}.svg`);
  if (!existsSync(imageFile))
    throw problems(
      `image: there is no ${path.extname(data.image) ? `${data.image} next to the post` : path.relative(frontend, imageFile)}`,
    );
  if (imageFile.endsWith('.svg') && !readFileSync(imageFile, 'utf8').includes('viewBox="0 0 480 360"'))
    throw problems(`image: ${data.image} has another shape than 480 by 360`);
  return { ...data, name, path: `/blogs/${name}`, file, imageFile };
}
