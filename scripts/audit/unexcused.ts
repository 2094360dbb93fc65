import * as v from 'valibot';

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const LEAST_THAT_MATTERS = SEVERITIES.indexOf('moderate');

const advisory = v.object({
  url: v.string(),
  title: v.string(),
  name: v.string(),
  severity: v.picklist(SEVERITIES),
});

/** What `npm audit --json` says, as far as it is needed; a `via` that is a name points at another entry. */
const report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), advisory])) })),
});

/** An advisory that does not hurt here, why, and until when somebody has to look again. */
const exceptions = v.array(
  v.strictObject({
    advisory: v.pipe(v.string(), v.regex(/^GHSA(-[\da-z]{4}){3}$/)),
    package: v.string(),
    why: v.pipe(v.string(), v.minLength(20)),
    until: v.pipe(v.string(), v.isoDate()),
  }),
);

/**
 * The advisories of moderate severity and above that no exception covers on the day `today` (YYYY-MM-DD), and the
 * exceptions that are over or cover nothing any more: one line each. Throws where either text is not what it should be.
 */
export function unexcused(auditJson: string, exceptionsJson: string, today: string): string[] {
  const { vulnerabilities } = v.parse(report, JSON.parse(auditJson));
  const excused = v.parse(exceptions, JSON.parse(exceptionsJson));
  const found = new Map<string, v.InferOutput<typeof advisory>>();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const each of via)
      if (typeof each !== 'string') found.set(each.url.split('/').at(-1) ?? each.url, each);
  }
  const open = [...found]
    .filter(([, { severity }]) => SEVERITIES.indexOf(severity) >= LEAST_THAT_MATTERS)
    .filter(
      ([id, { name }]) =>
        !excused.some((one) => one.advisory === id && one.package === name && one.until >= today),
    )
    .map(([id, { name, severity, title }]) => `${name}: ${title} (${severity}, ${id})`);
  const idle = excused
    .filter(({ advisory: id }) => !found.has(id))
    .map(({ advisory: id, package: name }) => `${name}: the exception for ${id} is not needed any more`);
  return [...open, ...idle];
}
