/** What a person is told, to the letter. */
export const messages = {
  signedIn: 'Signed in successfully',
  signInFailed: 'Failed to sign in',
  checkMail: 'Check your email to confirm your account',
  signUpFailed: 'Failed to sign up',
  signedOut: 'Signed out successfully',
  signOutFailed: 'Failed to sign out',
  busy: 'Processing...',
} as const;
