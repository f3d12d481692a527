import { readPosts } from '#frontend/build/posts.ts';

/** Paths of the posts, the newest first. As long as there are none, placeholders stand in their places. */
export const postPaths: readonly string[] = readPosts().map(({ path }) => path);
