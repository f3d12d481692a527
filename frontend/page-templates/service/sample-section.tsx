import type { Sample } from '../../content/types.ts';
import type { Surface } from '../../ui/surface.ts';
import { serviceMessages } from '../messages.ts';
import styles from './sample-section.module.css';

/** An excerpt of what the service delivers, marked as an example (requirement R82). */
export function SampleSection({ sample, surface }: { sample: Sample; surface: Surface }) {
  return (
    <div className={`section on-${surface}`}>
      <div className="wrap split">
        <div>
          <h2>{sample.heading}</h2>
          <p className="lead">{sample.lead}</p>
        </div>
        <div className={`panel on-white ${styles.sheet}`}>
          <small className="pill on-coral">{serviceMessages.example}</small>
          <table>
            <caption>{sample.caption}</caption>
            <thead>
              <tr>
                {sample.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.rows.map(([name, second, third]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{second}</td>
                  <td>{third}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
