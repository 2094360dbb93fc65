import { Link, type LinkProps } from './link.tsx';

/** A link inside text: underlined, so that colour is not the only sign. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={`rounded-tag font-semibold underline decoration-marigold-deep decoration-2 underline-offset-4 hover:decoration-4 ${className}`}
    />
  );
}
