/** Demonstration of a page of the author's own; they replace it with theirs. */
export const pages: { id: string; title: string; excerpt: string; content: string; date: string }[] = [
  {
    id: 'speaking',
    title: 'Speaking and workshops',
    excerpt: 'Talks for owners and their teams, in rooms of twenty or of two thousand, with figures that can be checked afterwards.',
    date: '2025-01-10',
    content: `
<p>A good talk changes one thing that people do on Monday. Tell me who will be in the room and what they have just been through, and I will tell you whether I am the right person to stand in front of them.</p>
<h2>What I speak about</h2>
<ul>
<li><strong>Selling where trust is scarce.</strong> How a brand is believed before it is liked.</li>
<li><strong>One page instead of a plan.</strong> Choosing three priorities, and saying no to the other nine.</li>
<li><strong>Tools that pay for themselves.</strong> What a business of forty people needs to automate, and what it should leave alone.</li>
</ul>
<h2>How it works</h2>
<p>Forty minutes and questions, or a half day with exercises for at most thirty people. I speak with two or three of your people beforehand, so that the examples are yours. You get the slides and a sheet of sources.</p>
<h2>What I need from you</h2>
<p>A microphone that works, a screen that people at the back can read, and someone who stops me on time. Write to me through the <a href="/contact">contact page</a> with a date and a place.</p>
`,
  },
];
