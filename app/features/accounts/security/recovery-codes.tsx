/** Recovery codes, shown the one time that they can be. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="account-section" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Your recovery codes</h2>
      <p>Each code signs you in once, without your phone. Keep them somewhere safe: they are not shown again.</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
