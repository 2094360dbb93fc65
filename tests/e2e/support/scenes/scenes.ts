import { MEMBER_SCENES } from './member-scenes.ts';
import { NEWCOMER_SCENES } from './newcomer-scenes.ts';
import type { Scene } from './scene.ts';
import { VISITOR_SCENES } from './visitor-scenes.ts';

/** Every screen in each of its states. */
export const SCENES: readonly Scene[] = [...VISITOR_SCENES, ...MEMBER_SCENES, ...NEWCOMER_SCENES];
