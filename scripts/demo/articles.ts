import { ADA_ARTICLES } from './articles/ada.ts';
import { BRUNO_ARTICLES } from './articles/bruno.ts';
import { GRANDMOTHER_ARTICLES } from './articles/grandmother.ts';
import { GUS_ARTICLES } from './articles/gus.ts';
import { JONAS_ARTICLES } from './articles/jonas.ts';
import { LEO_ARTICLES } from './articles/leo.ts';
import { MEI_ARTICLES } from './articles/mei.ts';
import { MOSS_ARTICLES } from './articles/moss.ts';
import { NOOR_ARTICLES } from './articles/noor.ts';
import { ODILE_ARTICLES } from './articles/odile.ts';
import { PRIYA_ARTICLES } from './articles/priya.ts';
import { SALMA_ARTICLES } from './articles/salma.ts';
import { TOMASZ_ARTICLES } from './articles/tomasz.ts';
import type { DemoArticle } from './content.ts';
import type { MemberName } from './members.ts';

/** Every article of the demo community by its author, of every length that a card has to cope with. */
export const ARTICLES: Partial<Record<MemberName, readonly DemoArticle[]>> = {
  ada: ADA_ARTICLES,
  bruno_pipes: BRUNO_ARTICLES,
  noor: NOOR_ARTICLES,
  'jonas-codes': JONAS_ARTICLES,
  mei_lin: MEI_ARTICLES,
  odile: ODILE_ARTICLES,
  tomasz: TOMASZ_ARTICLES,
  priya: PRIYA_ARTICLES,
  gus_the_ladle: GUS_ARTICLES,
  salma: SALMA_ARTICLES,
  leo: LEO_ARTICLES,
  'grandmother-of-the-long-corner': GRANDMOTHER_ARTICLES,
  moss: MOSS_ARTICLES,
};
