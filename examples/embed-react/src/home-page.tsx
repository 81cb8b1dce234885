import { Link } from 'react-router';

export function HomePage() {
  return (
    <article>
      <h1>Cold from the farm to your door</h1>
      <p>
        We bring cheese, berries and fish to two hundred kitchens a day. Every van keeps its load
        between two and four degrees, and you can watch it come.
      </p>
      <ul>
        <li>Ordered by six, delivered by noon</li>
        <li>One driver, one route, one phone number</li>
      </ul>
      <p>
        <Link to="/fleet">See the vans on the map</Link>
      </p>
    </article>
  );
}
