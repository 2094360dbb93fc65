/** Longest pause between two attempts, and the shortest, in milliseconds. */
const PAUSES = { first: 1_000, longest: 30_000 };
/**
 * The library dials again by itself, but at its own pace: after a first failure it waits up to 15 s, and for an answer
 * that never comes up to 10 min. After so long we do it for it, and then less and less often.
 */
const PATIENCE = { first: 5_000, longest: 60_000 };
/** A beat of our clock that comes so late means that the computer slept. */
const BEAT = 2_500;
const OVERSLEPT = 150_000;

interface ListeningOptions {
  /** Starts one listener; `failed` means that it is over. Rejects when it could not even be started. */
  listen: (live: (isLive: boolean) => void, failed: (error: Error) => void) => Promise<() => void>;
  /** Renews the connection under a listener that is not over. */
  redial: () => Promise<void>;
  /** Whether what is shown is what the server holds. */
  liveChanged: (isLive: boolean) => void;
  /** A listener could not be started or ended with an error; the next attempt is planned. */
  failed: (error: unknown) => void;
}

/**
 * Keeps a listener alive: one that ends is started again with growing pauses; at once when the network is back, the
 * page is looked at again, or somebody asks (`retry`). After a sleep the connection is renewed, because a dead one is
 * not noticed for minutes.
 */
export function keepListening({ listen, redial, liveChanged, failed }: ListeningOptions): {
  retry: () => void;
  /** Something does not answer: renews a connection that passes for live. */
  doubt: () => void;
  stop: () => void;
} {
  let stopListener: (() => void) | undefined;
  let stopped = false;
  let isLive = false;
  let failures = 0;
  let restart: ReturnType<typeof setTimeout> | undefined;
  let patience = PATIENCE.first;
  let lostAt = Date.now();
  let lastBeat = Date.now();

  const setLive = (now: boolean) => {
    if (now) {
      failures = 0;
      patience = PATIENCE.first;
    } else if (isLive) lostAt = Date.now();
    isLive = now;
    liveChanged(now);
  };

  let attempt = 0;
  const start = async () => {
    clearTimeout(restart);
    restart = undefined;
    stopListener?.();
    stopListener = undefined;
    const mine = ++attempt;
    const current = () => !stopped && mine === attempt;
    const end = (error: unknown) => {
      if (!current()) return;
      attempt += 1;
      setLive(false);
      const pause = Math.min(PAUSES.first * 2 ** failures, PAUSES.longest);
      failures += 1;
      // Not all at the same moment after an outage.
      restart = setTimeout(() => void start(), pause * (0.75 + Math.random() / 2));
      failed(error);
    };
    try {
      const stop = await listen((live) => current() && setLive(live), end);
      if (current()) stopListener = stop;
      else stop();
    } catch (error) {
      end(error);
    }
  };

  const renew = () => {
    lostAt = Date.now();
    redial().catch(() => undefined);
  };
  const retry = () => {
    if (restart !== undefined) void start();
    else if (!isLive) renew();
  };
  const beat = () => {
    const now = Date.now();
    const overslept = now - lastBeat > OVERSLEPT;
    lastBeat = now;
    if (restart !== undefined || !navigator.onLine) return;
    if (overslept) renew();
    else if (!isLive && now - lostAt > patience) {
      patience = Math.min(patience * 2, PATIENCE.longest);
      renew();
    }
  };
  const becameVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (isLive) beat();
    else retry();
  };

  const heart = setInterval(beat, BEAT);
  const offline = () => setLive(false);
  window.addEventListener('online', retry);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', becameVisible);
  void start();

  return {
    retry,
    doubt: () => {
      if (isLive) renew();
    },
    stop: () => {
      stopped = true;
      clearTimeout(restart);
      clearInterval(heart);
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', becameVisible);
      stopListener?.();
    },
  };
}
