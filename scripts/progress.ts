const TICK_MS = 1_000;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Shows that `label` is being worked on, and how long it took. On a terminal the line counts the seconds;
 * elsewhere it is written once at the start and once at the end.
 */
export async function showProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const live = process.stdout.isTTY;
  const show = (mark: string, rest = ''): void => {
    process.stdout.write(live ? `\r\x1b[2K${mark} ${label}${rest}` : `${mark} ${label}${rest}\n`);
  };
  const finish = (mark: string): void => {
    show(mark, ` (${seconds(startedAt)})`);
    if (live) process.stdout.write('\n');
  };
  show('…');
  const ticking = live ? setInterval(() => show('…', ` ${seconds(startedAt)}`), TICK_MS) : undefined;
  try {
    const result = await work();
    clearInterval(ticking);
    finish('✓');
    return result;
  } catch (error) {
    clearInterval(ticking);
    finish('✗');
    throw error;
  }
}
