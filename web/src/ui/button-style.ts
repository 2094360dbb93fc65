export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-cut text-center font-semibold no-underline select-none ' +
  'transition-[background-color,translate,box-shadow] duration-150 ' +
  'forced-colors:border forced-colors:border-[ButtonText] print:hidden';

// The lower edge is the thickness of the button; pressing pushes it into the board.
const RAISED =
  'shadow-[0_3px_0_var(--edge)] active:translate-y-[3px] active:shadow-[0_0_0_var(--edge)] ' +
  'aria-busy:translate-y-0 aria-busy:shadow-[0_3px_0_var(--edge)] disabled:translate-y-0 ' +
  'disabled:bg-shade disabled:text-ink-soft disabled:shadow-none';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `${RAISED} bg-green text-on-green hover:bg-green-deep [--edge:var(--color-green-edge)]`,
  accent: `${RAISED} bg-marigold text-on-marigold hover:bg-marigold-bright [--edge:var(--color-marigold-deep)]`,
  danger: `${RAISED} bg-tomato text-on-tomato hover:bg-tomato-deep [--edge:var(--color-tomato-edge)]`,
  secondary: `${RAISED} bg-sheet text-ink inset-ring-2 inset-ring-edge hover:bg-shade [--edge:var(--color-edge)]`,
  quiet: 'bg-transparent text-ink underline-offset-4 hover:bg-ink/8 hover:underline disabled:text-ink-soft',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-4.5 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
};

/** The classes of a button, for what acts as one and for links that look like one. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}
