import type { ReviewsByMember } from './content.ts';
import { ABOUT_BRUNO } from './reviews/about-bruno.ts';
import { ABOUT_COOKS } from './reviews/about-cooks.ts';
import { ABOUT_GUIDES } from './reviews/about-guides.ts';
import { ABOUT_MAKERS } from './reviews/about-makers.ts';
import { ABOUT_TEACHERS } from './reviews/about-teachers.ts';

/** Every review by the member whom it is about: all ratings, one or two of them unkind, averages from 3 to 5. */
export const REVIEWS: ReviewsByMember = {
  bruno_pipes: ABOUT_BRUNO,
  ...ABOUT_COOKS,
  ...ABOUT_TEACHERS,
  ...ABOUT_MAKERS,
  ...ABOUT_GUIDES,
};
