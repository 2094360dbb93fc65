/** Somebody as the sign-in provider knows them. */
export interface Account {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/** A Google account as the emulator's dialog asks for it. */
export interface EmulatedGoogleAccount {
  name: string;
  email: string;
}
