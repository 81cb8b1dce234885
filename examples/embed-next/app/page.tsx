export default function HomePage() {
  return (
    <article>
      <h1>Cold from the farm to your door</h1>
      <p>We bring cheese, berries and fish to two hundred kitchens a day. Watch them come.</p>
    </article>
  );
}
