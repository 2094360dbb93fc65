import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Quiet words at the foot of every screen. */
export function Footer() {
  const theme = useTheme();
  return (
    <footer className="site-footer print:hidden border-t-2 border-line pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-6 text-sm text-ink-soft sm:px-6">
        <p>Knack – the noticeboard around the corner.</p>
        <ThemeSwitch value={theme} onChange={chooseTheme} />
      </div>
    </footer>
  );
}
