import { mask } from '@knack/contract/masking/mask';
import { quantile, type Row, type Section } from './report.ts';

const LENGTH = 100_000;
const RUNS = 9;

const PROSE =
  'The class of 1998 met at the assembly hall in Scunthorpe, and somebody had brought a cake. Whoever wants to ' +
  'learn how to mend a tap should write to me; I am at home on Saturdays, and coffee is welcome. What the fuck, ' +
  'said the plumber: this pipe is older than both of us! See https://knack.example/taps for a drawing.\n';

/** What makes a search work hard: words everywhere, words nearly everywhere, disguises, and text without an end. */
const INPUTS: Record<string, string> = {
  prose: PROSE,
  'a word over and over': 'fuck ',
  'a word without spaces': 'fuck',
  'letters apart': 'f u c k ',
  'nearly a word, apart': 'f u c j ',
  'one letter': 'a',
  'one letter, apart': 's ',
  'stand-ins': '@$$h0l3 $h!t ',
  'dots between': 'f.u.c.k.',
  'accents on everything': 'f\u0301u\u0301c\u0301k\u0301',
  'invisible characters': 'f\u200bu\u200bc\u200bk\u200b',
  'look-alikes': 'ѕһіт ',
  asterisks: '*',
  'nearly an address': 'http://ass.',
  'pictures and letters': '😀a😀s😀s',
};

function cpuOf(text: string): number {
  const before = process.cpuUsage();
  mask(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** CPU time of masking 100,000 characters, the median of nine runs after one to warm up; on this process alone. */
export function measureMasking(): Section {
  const rows = Object.entries(INPUTS).map(([what, unit]): Row => {
    const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    mask(text);
    const runs = Array.from({ length: RUNS }, () => cpuOf(text));
    return { what, measured: quantile(runs, 0.5), unit: 'ms CPU' };
  });
  return {
    title: `Masking ${LENGTH.toLocaleString('en')} characters (UTF-16), median of ${RUNS} runs`,
    rows,
    notMeasured: ['the same on a phone; inputs that nobody has thought of'],
  };
}
