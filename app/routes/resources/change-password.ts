import { redirect } from 'react-router';

/** Where password managers look for the form: https://w3c.github.io/webappsec-change-password-url/ */
export function loader() {
  return redirect('/auth/security');
}
