/** The heading of a profile: the first letter of the username is capitalised (specification, section 2). */
export function profileHeading(username: string): string {
  return `${username.charAt(0).toUpperCase()}${username.slice(1)}'s Profile`;
}
