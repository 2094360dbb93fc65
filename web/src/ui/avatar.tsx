import { PLACEHOLDER_AVATAR } from '@knack/contract/photos';
import { useState } from 'react';
import { dyeBackground } from './dye.ts';

type AvatarProps = {
  /** Whose face: gives the initial and the colour while there is no photo. */
  name: string;
  /** The photo's address; the placeholder counts as none. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Read aloud; leave it out where the name stands beside the picture. */
  label?: string | undefined;
};

const SIZES = { small: 'size-8 text-sm', medium: 'size-11 text-lg', large: 'size-28 text-4xl sm:size-36' };

/** A member's photo, or the initial on a colour of their own where there is none or it does not load. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = src && src !== PLACEHOLDER_AVATAR && src !== broken ? src : undefined;
  const shape = `inline-grid shrink-0 place-items-center overflow-hidden rounded-[46%_54%_52%_48%/54%_48%_52%_46%] ${SIZES[size]}`;

  if (photo) {
    return (
      <img
        src={photo}
        alt={label ?? ''}
        width={44}
        height={44}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(photo)}
        className={`${shape} bg-shade object-cover`}
      />
    );
  }
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`${shape} font-display font-bold text-on-dye ${dyeBackground(name)} forced-colors:border`}
    >
      {initial(name)}
    </span>
  );
}

/** The first letter as a reader sees it: an emoji or an accented letter is not cut in half. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '?').toUpperCase();
}
