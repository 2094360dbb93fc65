import * as v from 'valibot';
import { timestamp } from './timestamps.ts';

const block = { username: v.string(), createdAt: timestamp };

/** Whom somebody has blocked, the latest first. */
export const blockList = v.object({ blocks: v.array(v.object(block)) });

export type BlockList = v.InferOutput<typeof blockList>;

/** The members whom `uid` has blocked; `uids` are theirs once more, to be found by. */
export const storedBlocks = v.object({
  uid: v.string(),
  uids: v.array(v.string()),
  members: v.array(v.object({ uid: v.string(), ...block })),
});

export type StoredBlocks = v.InferOutput<typeof storedBlocks>;
