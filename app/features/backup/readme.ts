export const README = 'README.txt';

/** The first entry, for whoever finds the file. */
export const README_TEXT = `This is a backup of a site made with Byline.

To put it back:   npm run restore -- FILE      in a folder with Byline, whose settings name an empty place
To check it:      npm run restore -- FILE --check

manifest.json     what is in here, when it was made, and by which release
rows/             the tables of the database as JSON
pages/            the articles and solutions as HTML files, to be read in a browser; restoring takes them from rows/
images/           the images with all their sizes
session-secret    what accounts and waiting emails are encrypted with
checksums/        to check unpacked files: cat checksums/*.sha256 | sha256sum --check

Keep it as secret as the site itself: whoever has it has every account, draft and key of the site.
`;
