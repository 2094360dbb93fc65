import { Link, type LinkProps } from './link.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** Navigation that is as inviting as a button: still a link, to everybody. */
export function ButtonLink({ variant, size, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonStyle(variant, size)} ${className}`} />;
}
