const usage = (project: string) => `https://console.firebase.google.com/project/${project}/usage/details`;

/** What the Firebase CLI and its services say, and what a person does about it. */
const REMEDIES: readonly [said: RegExp, remedy: (project: string, found: string) => string][] = [
  [
    /requires authentication|failed to authenticate|credentials are no longer valid|login --reauth/i,
    () => 'You are not signed in: run `npx firebase login`, then deploy again.',
  ],
  [
    /Blaze|billing[ -](account|enabled|to be enabled)|BILLING_NOT_FOUND/i,
    (project) => `The project needs the pay-as-you-go plan (Blaze): choose it at ${usage(project)}.`,
  ],
  [
    /could not set up cleanup policy in [a-z]+ ([a-z]+-[a-z]+\d+)/i,
    (project, region) =>
      `The functions are online, the app is not yet: run \`npx firebase functions:artifacts:setpolicy --location ${region} --project ${project}\` once, so that old images cost nothing, and deploy again.`,
  ],
  [
    /no Hosting site|hosting:sites:create/i,
    (project) =>
      `The project has no Hosting site: run \`npx firebase hosting:sites:create ${project} --project ${project}\`, then deploy again.`,
  ],
  [
    /Eventarc Service Agent|permission denied while using the eventarc/i,
    () =>
      'A new project needs a few minutes until its services know each other: deploy again in five minutes.',
  ],
  [
    /iam\.serviceAccounts\.actAs|Missing permissions required for functions deploy/i,
    () =>
      'Your account may not deploy functions: ask an owner of the project for the role "Firebase Admin" and "Service Account User".',
  ],
  [
    /has not been used in project|SERVICE_DISABLED|API .*(disabled|not enabled)/i,
    () => 'A service of the project was just switched on: deploy again in two minutes.',
  ],
  [
    /Invalid project|project .* (not found|does not exist)|HTTP Error: 404|Failed to (list|get) Firebase|HTTP Error: 403|does not have permission|PERMISSION_DENIED/i,
    (project) =>
      `There is no project ${project} that your account may change: compare with \`npx firebase projects:list\`.`,
  ],
  [
    /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|network (error|timeout)|Failed to make request/i,
    () => 'The Firebase services cannot be reached: check the connection, then deploy again.',
  ],
];

/** One sentence on what to do about what the CLI said; undefined where we know no better than it. */
export function remedyFor(said: string, project: string): string | undefined {
  for (const [pattern, remedy] of REMEDIES) {
    const match = pattern.exec(said);
    if (match !== null) return remedy(project, match[1] ?? '');
  }
  return undefined;
}
