import type { SeedPost } from '../types';
import { EARLIER_POSTS } from './blogs.earlier';
import { RECENT_POSTS } from './blogs.recent';

export const POSTS: readonly SeedPost[] = [...RECENT_POSTS, ...EARLIER_POSTS];
