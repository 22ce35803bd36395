/** Programs that only fetch the links of an email run no script. */
export default function sendAtOnce(form: HTMLFormElement): void {
  form.submit();
}
