import { getSeveralProcessesWarning } from '#platform/env/settings.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, well, wrong } from '../findings/checkup.ts';

/** Every setting that is wrong, at once; then what is allowed and may surprise. */
export async function checkSettings({ settings, wrongSettings, settingHints }: CheckedSite): Promise<Finding[]> {
  const several = getSeveralProcessesWarning(settings);
  const findings = [
    ...wrongSettings.map((sentence) =>
      wrong(endSentence(sentence), 'It stands in .env, or in the environment that the site is started with.'),
    ),
    ...settingHints.map((sentence) => hint(endSentence(sentence), 'A name that the site does not know has no effect.')),
    ...(several ? [hint(endSentence(several), 'With one process nothing is to be done.')] : []),
  ];
  return wrongSettings.length > 0 ? findings : [well('Every setting that is set can be read.'), ...findings];
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
