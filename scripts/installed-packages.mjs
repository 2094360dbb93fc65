/**
 * What a lock file of npm says about one package.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 */

/**
 * Whether npm's record of what is in node_modules has everything that package-lock.json wants. Optional packages
 * may be absent: most are for other systems. Both arguments are the `packages` of a lock file.
 * @param {Readonly<Record<string, LockedPackage>>} wanted
 * @param {Readonly<Record<string, LockedPackage>> | undefined} present
 */
export function isInstalled(wanted, present) {
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return optional === true;
    return link === true ? found.link === true : found.version === version && found.integrity === integrity;
  });
}
